import { Circle, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import type { JSX, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, type Shape } from './markup.ts';
import { paintOf } from './paint-of.ts';
import type { Paint, Paints } from './paints.ts';

interface SiteDrawingProps {
  /** In points; the height follows. */
  readonly width: number;
  /** What the site's styles say of the drawing's classes. */
  readonly paints: Paints;
  /** The part of it to show, as a view box. */
  readonly part?: string;
  /** A drawing of the site. */
  readonly children: ReactElement;
}

/** Draws what the site draws, from the same elements: a change there shows here. */
export function SiteDrawing({ width, paints, part, children }: SiteDrawingProps): JSX.Element {
  const [svg] = parse(renderToStaticMarkup(children)).children;
  if (svg === undefined || typeof svg === 'string') throw new Error('That is no drawing.');
  const viewBox = part ?? svg.attributes.viewBox ?? '';
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  return (
    <Svg viewBox={viewBox} width={width} height={(width * high) / wide}>
      {svg.children.map(toPdf(paintOf(svg, {}, paints), paints))}
    </Svg>
  );
}

/** Makes a function that draws the children of an element that is painted so. */
function toPdf(around: Paint, paints: Paints) {
  return (shape: Shape | string, key: number): ReactElement | null => {
    if (typeof shape === 'string') return null;
    const { tag, attributes, children } = shape;
    const paint = paintOf(shape, around, paints);
    switch (tag) {
      case 'g':
        return <G key={key}>{children.map(toPdf(paint, paints))}</G>;
      case 'path':
        return <Path key={key} d={attributes.d ?? ''} {...paint} />;
      case 'rect':
        return <Rect key={key} {...numbers(attributes, BOX)} {...paint} />;
      case 'circle':
        return <Circle key={key} {...numbers(attributes, ROUND)} {...paint} />;
      case 'text':
        return <Letters key={key} shape={shape} paint={paint} />;
      default:
        return null;
    }
  };
}

const BOX = { x: 0, y: 0, width: 0, height: 0, rx: 0 };
const ROUND = { cx: 0, cy: 0, r: 0 };

/** What an element says about where it is, and zero where it says nothing. */
function numbers<Names extends object>(attributes: Shape['attributes'], names: Names): Names {
  const said = Object.keys(names).filter((name) => name in attributes);
  return { ...names, ...Object.fromEntries(said.map((name) => [name, Number(attributes[name])])) };
}

interface LettersProps {
  readonly shape: Shape;
  readonly paint: Paint;
}

const PLAIN = { fill: 'none', fontSize: 16, fontWeight: 400, letterSpacing: 0, isUpper: false };

function Letters({ shape: { attributes, children }, paint }: LettersProps): JSX.Element {
  const { isUpper, fill, fontSize, fontWeight, letterSpacing } = { ...PLAIN, ...paint };
  const { x = '0', y = '0', dy = '0' } = attributes;
  const drop = dy.endsWith('em') ? Number.parseFloat(dy) * fontSize : Number(dy);
  const style = { fill, fontFamily: 'Jost', fontSize, fontWeight, letterSpacing };
  const text = children.filter((child) => typeof child === 'string').join('');
  const places = x.split(' ');
  // With a place for each, every character stands by itself.
  const parts = places.length > 1 ? [...text] : [text];
  return (
    <G>
      {parts.map((part, index) => (
        <Text
          key={index}
          x={places[index] ?? 0}
          y={Number(y) + drop}
          textAnchor="middle"
          fill={fill}
          style={style}
        >
          {isUpper ? part.toUpperCase() : part}
        </Text>
      ))}
    </G>
  );
}
