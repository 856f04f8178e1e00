import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#words/language.ts';
import { sharePicture as words } from '#words/layout.ts';
import { ExampleTab } from '../site/tab/ExampleTab.tsx';
import { site } from '../words/config.ts';
import pictureStyles from './share-picture.css?raw';

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
        <ExampleTab picture="AR2126" size="plate" labels="values" />
      </main>
    </>,
  );
}
