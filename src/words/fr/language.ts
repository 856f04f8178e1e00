export { fr as language } from '../languages.ts';
