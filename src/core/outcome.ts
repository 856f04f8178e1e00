/** How a claim compares with a code; `open` if nothing can be said. */
export type Outcome = 'agrees' | 'conflicts' | 'open';

/** What a comparison finds, without words. */
export type Finding<Params, Id extends keyof Params = keyof Params> = {
  [Each in Id]: {
    /** Whether the claim agrees with the code; `open` if nothing can be said. */
    readonly outcome: Outcome;
    /** Only with `open`: it is no contradiction, but a reason to look closer. */
    readonly isDoubt?: true;
    /** The reason; an id that is the same in every language. */
    readonly id: Each;
    /** The values that the sentence uses. */
    readonly params: Params[Each];
  };
}[Id];
