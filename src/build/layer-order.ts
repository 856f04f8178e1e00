import globalStyles from '../site/styles/global.css?raw';

/**
 * The statement that orders the layers. A layer counts by its first mention, and the styles of a page come in the order
 * of its chunks, so this has to stand before them; the minifier leaves it out where it looks needless in its own file.
 */
export const layerOrder = /@layer [\w, ]+;/.exec(globalStyles)?.[0] ?? '';
