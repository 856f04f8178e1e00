// Both ways of the history as a file, in one script to load.
export { exportFile } from './export-file.ts';
export { importFile } from './import-file.ts';
