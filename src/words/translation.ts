/** The shape of English words, with any text in place of the English one. */
export type Texts<Words> = Words extends string
  ? string
  : Words extends (...params: infer Params) => infer Result
    ? (...params: Params) => Texts<Result>
    : { readonly [Key in keyof Words]: Texts<Words[Key]> };
