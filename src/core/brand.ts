/** The maker whose codes are read. Its only place: the site's texts take it from here. */
export const BRAND = 'Louis Vuitton';
