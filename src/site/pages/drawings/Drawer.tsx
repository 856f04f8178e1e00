import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam } from '../../ui/Drawing.tsx';

/** An open card drawer. */
export function Drawer(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M28 40h184v144H28zM28 88h184M28 136h184" />
      <path d="M40 184v8m160-8v8" />
      <Faint d="M108 160h24" />
      <path d="M16 96h208v34H16z" />
      <Leather d="M92 104h56v18H92z" />
      <Seam d="M96 108h48v10H96z" />
      <path d="M62 96V72h40v24M108 96V66h36v30M150 96V76h34v20" />
      <Faint d="M70 80h24M115 74h22M157 84h20" />
    </Drawing>
  );
}
