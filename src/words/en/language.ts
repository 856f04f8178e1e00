export { en as language } from '../languages.ts';
