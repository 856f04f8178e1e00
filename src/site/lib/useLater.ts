import { useEffect, useState } from 'react';

/** A part of the page that is loaded once it is wanted; undefined until it is there. The functions must stay the same. */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (isWanted) load().then(setPart).catch(onMissing);
  }, [load, isWanted, onMissing]);
  return part;
}
