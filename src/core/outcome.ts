/** How a claim and a code compare: `open` where nothing can be said. */
export type Outcome = 'agrees' | 'conflicts' | 'open';
