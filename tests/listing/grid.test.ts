import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';

const TODAY = readDay('2026-11-22');

/** What an honest seller writes of a bag with the code CA4057, made in Spain in week 45 of 2007. */
interface Phrases {
  /** What happened later: bought, got, worn, repaired; in front of a place and a date, or after them. */
  readonly events: readonly string[];
  /** Where: a shop, a town, a country other than the label's, a street. */
  readonly places: readonly string[];
  /** When, years after the bag was made. */
  readonly dates: readonly string[];
  /** The rest: label and code. */
  readonly made: string;
  readonly code: string;
  /** How the parts are put together. */
  readonly joints: readonly string[];
  /** Whether the verb stands after. */
  readonly isLast?: true;
}

// prettier-ignore
const LANGUAGES: Readonly<Record<string, Phrases>> = {
  en: {
    events: ['Bought', 'Purchased new', 'I got it', 'Received as a gift', 'Picked up', 'Worn twice', 'Carried on a trip', 'Repaired', 'New handles fitted', 'Relined', 'Inherited', 'Authenticated', 'Found at a flea market'],
    places: ['at Louis Vuitton', 'in Cannes', 'in Italy', 'on Rodeo Drive', 'at the LV store in Paris, France'],
    dates: ['in 2012', 'in March 2012', 'on 12 March 2012', 'back in 2012', "in '12"],
    made: 'made in Spain', code: 'date code CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  fr: {
    events: ['Acheté', 'Commandé', 'Reçu en cadeau', 'Je l’ai eu', 'Offert par mon mari', 'Porté deux fois', 'Réparé', 'Doublure refaite', 'Hérité', 'Expertisé', 'Trouvé sur Vinted'],
    places: ['chez Louis Vuitton', 'à Cannes', 'en Italie', 'rue de Sèvres', 'dans la boutique de Tokyo au Japon'],
    dates: ['en 2012', 'en mars 2012', 'le 12 mars 2012', 'courant 2012'],
    made: 'fabriqué en Espagne', code: 'date code CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  it: {
    events: ['Acquistata', 'Comprata', 'Ricevuta in regalo', 'Usata poco', 'Portata in vacanza', 'Riparata', 'Manici sostituiti', 'Ereditata'],
    places: ['da Louis Vuitton', 'a Roma', 'in Francia', 'in via Condotti'],
    dates: ['nel 2012', 'a marzo 2012', 'il 12 marzo 2012'],
    made: 'fatta in Spagna', code: 'codice data CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  es: {
    events: ['Comprado', 'Adquirido', 'Me lo regalaron', 'Recibido', 'Usado poco', 'Reparado', 'Asas cambiadas', 'Heredado'],
    places: ['en Louis Vuitton', 'en Madrid', 'en Francia', 'en la calle Serrano'],
    dates: ['en 2012', 'en marzo de 2012', 'el 12 de marzo de 2012'],
    made: 'fabricado en España', code: 'código de fecha CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  de: {
    events: ['Gekauft', 'Erworben', 'Geschenk', 'Getragen', 'Repariert', 'Henkel ersetzt', 'Geerbt'],
    places: ['bei Louis Vuitton', 'in München', 'in Italien', 'in der Maximilianstraße'],
    dates: ['2012', 'im März 2012', 'am 12. März 2012', 'im Jahr 2012'],
    made: 'hergestellt in Spanien', code: 'Datumscode CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  nl: {
    events: ['Gekocht', 'Gekregen', 'Cadeau', 'Gedragen', 'Gerepareerd'],
    places: ['bij Louis Vuitton', 'in Amsterdam', 'in Frankrijk', 'in de PC Hooftstraat'],
    dates: ['in 2012', 'in maart 2012', 'op 12 maart 2012'],
    made: 'gemaakt in Spanje', code: 'datumcode CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  pt: {
    events: ['Comprada', 'Adquirida', 'Recebida de presente', 'Usada', 'Restaurada', 'Herdada'],
    places: ['na Louis Vuitton', 'em Lisboa', 'na Itália', 'na rua Augusta'],
    dates: ['em 2012', 'em março de 2012', 'no dia 12 de março de 2012'],
    made: 'feita na Espanha', code: 'código de data CA4057',
    joints: [', ', '. ', '; ', ' - ', '\n'],
  },
  ja: {
    events: ['購入', '購入しました', '買いました', '頂きました', '譲り受け', '使用', '修理', 'ヌメ革交換', '入荷', '鑑定済み'],
    places: ['直営店で', 'パリで', 'イタリアで', '表参道店で', '阪急百貨店にて'],
    dates: ['2012年', '2012年3月', '2012年3月12日に', '平成24年'],
    made: 'スペイン製', code: '製造番号CA4057',
    joints: ['、', '。', ' ', '\n', '　'],
    isLast: true,
  },
  zh: {
    events: ['购买', '购入', '买的', '收到的礼物', '使用', '维修'],
    places: ['在专柜', '在巴黎', '在意大利', '在南京西路'],
    dates: ['2012年', '2012年3月', '2012年3月12日'],
    made: '西班牙制造', code: '编码CA4057',
    joints: ['，', '。', ' ', '\n'],
    isLast: true,
  },
  ko: {
    events: ['구매', '구입', '선물받음', '사용', '수선'],
    places: ['매장에서', '파리에서', '이탈리아에서', '청담동에서'],
    dates: ['2012년', '2012년 3월', '2012년 3월 12일에'],
    made: '스페인 제조', code: '제조번호 CA4057',
    joints: [', ', '. ', ' / ', '\n'],
    isLast: true,
  },
};

function textsOf({
  events,
  places,
  dates,
  made,
  code,
  joints,
  isLast,
}: Phrases): readonly string[] {
  const space = isLast && !(joints[0] ?? '').includes(' ') ? '' : ' ';
  return events.flatMap((event) =>
    places.flatMap((place) =>
      dates.flatMap((date) => {
        const said = isLast
          ? [
              [date, place, event],
              [place, date, event],
            ]
          : [
              [event, place, date],
              [event, date, place],
            ];
        return said.flatMap((parts) => {
          const story = parts.join(space);
          return joints.flatMap((joint) => [
            [story, made, code].join(joint),
            [code, made, story].join(joint),
            [made, story, code].join(joint),
          ]);
        });
      }),
    ),
  );
}

describe('an honest seller is never accused', () => {
  test.each(Object.entries(LANGUAGES))('buying, wearing, repairing: %s', (_, phrases) => {
    const accused = textsOf(phrases).filter((text) => {
      const { codes, checks } = readListing(text, TODAY);
      const all = [...checks, ...codes.flatMap((code) => code.checks)];
      return all.some(({ facts }) => facts.outcome === 'conflicts');
    });
    expect(accused).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))('the code is read in each: %s', (_, phrases) => {
    const unread = textsOf(phrases).filter((text) => readListing(text, TODAY).codes.length !== 1);
    expect(unread).toEqual([]);
  });
});
