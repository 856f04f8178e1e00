/** The brand whose codes are decoded, as Japanese writes it. */
export const BRAND = 'ルイ・ヴィトン';
