/** The brand whose codes are decoded. */
export const BRAND = 'Louis Vuitton';
