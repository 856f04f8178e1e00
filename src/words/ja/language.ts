export { ja as language } from '../languages.ts';
