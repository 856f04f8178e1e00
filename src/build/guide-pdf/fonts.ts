import { Font } from '@react-pdf/renderer';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?inline';
import jost from '@fontsource/jost/files/jost-latin-400-normal.woff?inline';
import jostMedium from '@fontsource/jost/files/jost-latin-500-normal.woff?inline';

/** Makes the site's two families known. Of each font only the characters in use end up in the file. */
export function registerFonts(): void {
  Font.register({
    family: 'Jost',
    fonts: [
      { src: jost, fontWeight: 400 },
      { src: jostMedium, fontWeight: 500 },
    ],
  });
  Font.register({ family: 'Fraunces', src: fraunces });
  Font.registerHyphenationCallback((word) => [word]);
}
