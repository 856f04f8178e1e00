import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#words/language.ts';
import { pictureWords as words } from '#words/layout.ts';
import { readingOf } from '../site/pages/reading-of.ts';
import { sentencePieces } from '../site/answer/meaning.ts';
import { ExampleTab } from '../site/tab/Tab.tsx';
import { site } from '../words/config.ts';
import pictureStyles from './share-picture.css?raw';

const EXAMPLE = 'AR2126';

/** The share picture as a page of 1200 × 630 px. `styles` are those of the built site, for its tokens and its stamp. */
export function sharePicture(styles: string): string {
  return renderToStaticMarkup(
    <>
      <style>{styles + pictureStyles}</style>
      <main lang={language.id}>
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
        <ExampleTab picture={EXAMPLE} size="plate" labels="values" />
      </main>
    </>,
  );
}

/** The picture in the readme as a page of 1600 × 900 px: one code, pressed into leather, and the sentence that it means. */
export function readmePicture(styles: string): string {
  return renderToStaticMarkup(
    <>
      <style>{styles + pictureStyles}</style>
      <main lang={language.id} className="readme">
        <ExampleTab picture={EXAMPLE} size="plate" labels="values" />
        <h1>
          {sentencePieces(readingOf(EXAMPLE)).map((piece) =>
            typeof piece === 'string' ? piece : <span key={piece.days}>{piece.days}</span>,
          )}
        </h1>
      </main>
    </>,
  );
}
