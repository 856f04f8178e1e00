import { parentPort, workerData } from 'node:worker_threads';
import * as library from '../../dist/lib/heatstamp.js';
import { examinerOf } from './examine.js';

const { examine } = examinerOf(library, String(workerData));

parentPort?.on('message', (/** @type {{ from: number, to: number }} */ { from, to }) => {
  parentPort?.postMessage(examine(from, to, 1));
});
