/** What the command says in English. */
export { command } from '../../words/en/command.ts';
export { core } from '../../words/en/core.ts';
export { listing } from '../../words/en/listing.ts';
export { messages } from '../../words/en/messages.ts';
