/** What the command says in French. */
export { command } from '../../words/fr/command.ts';
export { core } from '../../words/fr/core.ts';
export { listing } from '../../words/fr/listing.ts';
export { messages } from '../../words/fr/messages.ts';
