/** What the command says in Japanese. */
export { command } from '../../words/ja/command.ts';
export { core } from '../../words/ja/core.ts';
export { listing } from '../../words/ja/listing.ts';
export { messages } from '../../words/ja/messages.ts';
