/** How a claim compares with a code; `open` if nothing can be said. */
export type Outcome = 'agrees' | 'conflicts' | 'open';
