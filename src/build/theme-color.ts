/** The paper of each colour scheme, which browsers paint around the page. */
export const themeColor = {
  light: '#f7f2e8',
  dark: '#191410',
} as const;
