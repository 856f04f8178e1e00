import { StyleSheet } from '@react-pdf/renderer';
import { colours } from './colours.ts';

/** How words are set, in points. */
export const type = StyleSheet.create({
  title: { fontFamily: 'Fraunces', fontSize: 27, lineHeight: 1.15, letterSpacing: -0.2 },
  heading: { fontFamily: 'Fraunces', fontSize: 15, lineHeight: 1.25 },
  lede: { fontSize: 12, lineHeight: 1.45, color: colours.inkSoft },
  text: { fontSize: 9.75, lineHeight: 1.42 },
  small: { fontSize: 8.5, lineHeight: 1.4, color: colours.inkSoft },
  strong: { fontWeight: 500, fontSize: 9.75, lineHeight: 1.42 },
  code: { fontWeight: 500, fontSize: 9.5, lineHeight: 1.35, letterSpacing: 0.6 },
  label: {
    fontWeight: 500,
    fontSize: 7.25,
    letterSpacing: 0.9,
    textTransform: 'uppercase',
    color: colours.inkSoft,
  },
});
