/** The maker whose codes are read. */
export const BRAND = 'Louis Vuitton';
