import type { SignId } from '../../core/checks.ts';
import { has, type Token } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
import { isOwnHouse } from '../reader/attach.ts';
import * as is from '../reader/sets.ts';
import type { TextSpan } from '../reader/text.ts';
import type { LineMatch } from './names.ts';

/** Something that a text names and that tells something about the item. */
export interface SignMatch extends TextSpan {
  readonly sign: SignId;
}

/** Words for a card with which a bag is said to be genuine. */
const CARD =
  /(?<![a-z])(?:authenticity (?:id )?cards?|cards? of authenticity|guarantee cards?|cartes? d.authenticite|echtheits(?:karte|zertifikatskarte)|carta di autenticita|tarjeta de autenticidad|cartao de autenticidade|echtheidskaart)(?![a-z])|ギャランティー?カード|正品卡|身份卡|保證卡|보증카드|정품카드/gu;

/** The card of a shop or an authenticator is another thing, and one that is not there is none. */
const NO_CARD =
  /(?:entrupy|aacd|shop|store|boutique|third.party|our|authenticator|auction|no|not|without|never|sans|pas|kein\w*|ohne|senza|non|sin|sem|geen|店|鑑定)[\w’' -]{0,24}$/u;
const NO_CARD_AFTER =
  /^(?: (?:from|by) (?!louis|lv|the house)|.{0,4}(?:はありません|なし|無し|は付属しません|없)| (?:not|missing))/u;

/** Shoes, scarves, garments, watches, jewels, sunglasses and trunks, as sellers in each language call them. */
const GOODS =
  /(?<![a-z])(?:shoes?|sneakers?|trainers?|loafers?|boots?|sandals?|mules|ballerinas?|pumps|scar(?:f|ves)|shawl|stole|bandeau|jackets?|coat|dress|t-?shirts?|jeans|sweater|hoodie|watch|wristwatch|bracelet|necklace|earrings?|brooch|sunglasses|eyeglasses|steamer trunk|wardrobe trunk|trunk|chaussures?|baskets|bottes|bottines?|sandales?|mocassins?|escarpins|foulard|echarpe|etole|veste|manteau|montre|collier|boucles d.oreilles|lunettes|malle|schuhe|stiefel|sneaker|schal|seidentuch|jacke|mantel|armbanduhr|armband|halskette|ohrringe|sonnenbrille|koffertruhe|scarpe|stivali|sciarpa|giacca|cappotto|orologio|bracciale|collana|orecchini|occhiali|zapatos|zapatillas|botas|bufanda|panuelo|chaqueta|abrigo|reloj|pulsera|pendientes|gafas|schoenen|laarzen|sjaal|horloge|zonnebril|sapatos|tenis|cachecol|relogio|oculos)(?![a-z])|スニーカー|シューズ|ブーツ|サンダル|パンプス|ローファー|革靴|スカーフ|マフラー|ストール|ショール|ジャケット|腕時計|ブレスレット|ネックレス|ピアス|イヤリング|指輪|サングラス|眼鏡|運動鞋|球鞋|皮鞋|围巾|圍巾|絲巾|丝巾|手表|手錶|項鍊|项链|太陽眼鏡|太阳镜|신발|스니커즈|구두|스카프|시계|선글라스/gu;

/** What holds such things is a small leather good. */
const SMALL_LEATHER =
  /(?<![a-z])(?:wallet|purse|pouch|case|etui|holder|belt|agenda|key\w*|roll|portefeuille|porte\w*|ceinture|geldborse|gurtel|portafoglio|cintura|cartera|cinturon)(?![a-z])|財布|ケース|ポーチ|キー|ベルト|手帳|지갑|钱包|錢包/u;

/** So much of a text says what the item is, in characters. */
const TITLE = 160;

/**
 * What else a text names: an authenticity card of the house, and that the item is a shoe, a scarf, a garment, a watch, a jewel,
 * sunglasses or a trunk, and no bag.
 *
 * @example
 * signsIn(sceneFor('Louis Vuitton sneakers, made in Italy'), []).map(({ sign }) => sign) // => ["other-goods"]
 * signsIn(sceneFor('Speedy 30 with its authenticity card'), []).map(({ sign }) => sign) // => ["card"]
 */
export function signsIn(scene: Scene, lines: readonly LineMatch[]): readonly SignMatch[] {
  const { folded } = scene.plain;
  const cards = [...folded.matchAll(CARD)]
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
    .filter(
      ({ from, to }) =>
        !NO_CARD.test(folded.slice(Math.max(0, from - 40), from)) &&
        !NO_CARD_AFTER.test(folded.slice(to, to + 24)),
    );
  const goods = goodsIn(scene, lines);
  return [
    ...cards.slice(0, 1).map((span) => ({ ...span, sign: 'card' as const })),
    ...(goods ? [{ ...goods, sign: 'other-goods' as const }] : []),
  ];
}

function goodsIn(scene: Scene, lines: readonly LineMatch[]): TextSpan | undefined {
  const {
    tokens,
    plain: { folded },
  } = scene;
  const isModel = ({ line: { kind, id } }: LineMatch) =>
    id !== 'lv-trainer' && (kind === 'model' || kind === 'version');
  const isBag = (token: Token) =>
    has(token, is.bag) &&
    !isOwnHouse(token) &&
    !GOODS_WORD.test(folded.slice(token.from, token.to));
  if (lines.some(isModel) || SMALL_LEATHER.test(folded) || tokens.some(isBag)) return undefined;
  for (const { 0: text, index } of folded.slice(0, TITLE).matchAll(GOODS)) {
    // "With my shoes": not the item itself.
    if (/(?:with|my|her|his|and|for|to) $/u.test(folded.slice(0, index))) continue;
    return { from: index, to: index + text.length };
  }
  return undefined;
}

const GOODS_WORD = new RegExp(GOODS.source, 'u');
