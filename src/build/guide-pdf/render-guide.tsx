import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from './fonts.ts';
import { GuidePdf } from './GuidePdf.tsx';

/** The guide as the bytes of a PDF. */
export async function renderGuide(): Promise<Uint8Array> {
  registerFonts();
  return renderToBuffer(GuidePdf());
}
