import type { ComponentProps, JSX } from 'react';
import styles from './Tab.module.css';

/**
 * What a large tab is made of: leather with grain, and what heat and pressure do to it. Letters lie deep where their upper
 * wall throws a shadow, their lower lip catches the light, and the leather around them is burnt.
 */
export function Material({ name }: { readonly name: string }): JSX.Element {
  return (
    <defs>
      <linearGradient id={`${name}-hide`} x2="0.35" y2="1">
        <stop className={styles.light} />
        <stop className={styles.shade} offset="1" />
      </linearGradient>
      <Effect id={`${name}-grain`} x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".55 .75" numOctaves="2" seed="7" />
        <feColorMatrix values="0 0 0 0 .18 0 0 0 0 .09 0 0 0 0 .03 0 0 0 -1.2 .56" />
        <feComposite operator="in" in2="SourceGraphic" />
        <feBlend mode="multiply" in2="SourceGraphic" />
      </Effect>
      <Effect id={`${name}-burn`} x="-.6" y="-.4" width="2.2" height="1.8">
        <feGaussianBlur stdDeviation="7" />
      </Effect>
      <Effect id={`${name}-relief`} x="-.2" y="-.1" width="1.4" height="1.2">
        <feOffset in="SourceAlpha" dy="3.5" />
        <feGaussianBlur stdDeviation="2" />
        <feComposite operator="out" in="SourceAlpha" result="wall" />
        <feFlood className={styles.wall} />
        <feComposite operator="in" in2="wall" result="shadow" />
        <feOffset in="SourceAlpha" dy="2.2" />
        <feComposite operator="out" in2="SourceAlpha" result="lip" />
        <feFlood className={styles.lip} />
        <feComposite operator="in" in2="lip" result="light" />
        <feMerge>
          <feMergeNode in="light" />
          <feMergeNode in="SourceGraphic" />
          <feMergeNode in="shadow" />
        </feMerge>
      </Effect>
    </defs>
  );
}

/** A filter in the colors of the screen, over a part of what it is used on. */
function Effect(props: ComponentProps<'filter'>): JSX.Element {
  return <filter colorInterpolationFilters="sRGB" {...props} />;
}
