import { renderToStaticMarkup } from 'react-dom/server';
import { sharePicture as words } from '#words/layout.ts';
import { decode } from '../heatstamp.ts';
import { StampDrawing } from '../site/stamp/Stamp.tsx';
import { site } from '../words/config.ts';
import own from './share-picture.css?raw';

/** Any code whose digits are woven. */
const CODE = decode('AR2126', { today: '2026-11-21' });

/**
 * The picture for shared links, as a page of 1200 × 630 px: the stamp and what it promises. `styles` are those of the
 * built site, whose tokens and drawing it wears.
 */
export function sharePicture(styles: string): string {
  return renderToStaticMarkup(
    <>
      <style>{styles + own}</style>
      <main>
        <div>
          <p>{site.name}</p>
          <h1>
            {words.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </h1>
          {words.small.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </div>
        {CODE.isValid && <StampDrawing result={CODE} />}
      </main>
    </>,
  );
}
