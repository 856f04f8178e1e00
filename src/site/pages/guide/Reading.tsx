import type { JSX } from 'react';
import { eraWords, evolutionPanel } from '#words/guide.ts';
import { datesLink } from '#words/layout.ts';
import { whereToLookChapter } from '#words/pages/guide.ts';
import { howTo, infoCards } from '#words/pages/home.ts';
import type { DateRuleId } from '../../../evidence/date-rules.ts';
import { type EraId, ERAS } from '../../../evidence/eras.ts';
import { LOOK_ALIKES } from '../../../core/suggestions.ts';
import { datesHref, href } from '../../lib/href.ts';
import { ExampleTab } from '../../tab/ExampleTab.tsx';
import { stampedText } from '../../tab/stamped.ts';
import { Tab } from '../../tab/Tab.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BagDrawing } from '../drawings/BagDrawing.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';
import styles from './Reading.module.css';

/** Where to find a code, and how to read it off the leather correctly. */
export function GuideWhereToLook(): JSX.Element {
  const { places, drawing } = infoCards.locate;
  const { instructions, lookAlikes } = whereToLookChapter;
  return (
    <>
      <div className={styles.figure}>
        <BagDrawing title={drawing} />
        <ol className={`${kit.numbered} ${kit.stack}`}>
          {places.map((place, index) => (
            <li key={place}>
              <strong>
                <Unbroken text={place} />
              </strong>
              <p>{instructions[index]}</p>
            </li>
          ))}
        </ol>
      </div>
      <h3>{howTo.title}</h3>
      <ol className={`${kit.numbered} ${kit.columns}`}>
        {howTo.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
      <h3>{lookAlikes.title}</h3>
      <p className={looks.measure}>{lookAlikes.text}</p>
      <ul className={`${looks.bar} ${styles.alike}`}>
        {lookAlikeGroups().map((characters) => (
          <li key={characters}>
            <Tab stamped={stampedText(characters.replaceAll(' ', ''))} size="small" />
            <VisuallyHidden>{characters}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each digit with the letters that look like it: `0 O Q`. */
function lookAlikeGroups(): string[] {
  const digits = [...new Set(LOOK_ALIKES.map((pair) => pair.charAt(1)))].sort();
  const letters = (digit: string): string[] =>
    LOOK_ALIKES.filter((pair) => pair.endsWith(digit)).map((pair) => pair.charAt(0));
  return digits.map((digit) => [digit, ...letters(digit)].join(' '));
}

/** What was stamped in each era, oldest first, with a picture. */
export function EveryEra(): JSX.Element {
  return (
    <>
      <ol className={`${kit.rows} ${styles.eras}`}>
        {ERAS.map((era) => (
          <li key={era.id}>
            <div className={styles.picture}>
              <Picture id={era.id} example={'example' in era ? era.example : undefined} />
            </div>
            <div>
              <h3>
                <Years id={era.id} />
              </h3>
              <p className={styles.shape}>
                {eraWords[era.id].shape}
                {!era.sourced && <em> {evolutionPanel.unsourced}</em>}
              </p>
              <p>{eraWords[era.id].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={href(datesLink.href)}>{datesLink.label}</a>
      </p>
    </>
  );
}

/** Where the rules of an era are shown with their sources. */
const RULES: Readonly<Partial<Record<EraId, DateRuleId>>> = {
  none: 'digits-1982',
  digits: 'digits-only',
  'digits-and-letters': 'letters-1985',
  months: 'month-year',
  transition: 'week-2007',
  weeks: 'week-year',
  chips: 'chips-2021',
};

/** The years of an era, which lead to its rule and the sources. */
function Years({ id }: { readonly id: EraId }): JSX.Element {
  const rule = RULES[id];
  const { years } = eraWords[id];
  return rule ? <a href={datesHref(rule)}>{years}</a> : <>{years}</>;
}

interface PictureProps {
  readonly id: EraId;
  readonly example: string | undefined;
}

/** The pictures of eras without an example code. */
const PICTURES: Readonly<Partial<Record<EraId, string>>> = { none: 'empty', chips: 'chip' };

function Picture({ id, example }: PictureProps): JSX.Element | null {
  const picture = example ?? PICTURES[id];
  return picture === undefined ? null : (
    <ExampleTab picture={picture} size="small" labels="kinds" />
  );
}
