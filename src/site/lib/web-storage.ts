type StorageName = 'localStorage' | 'sessionStorage';

/** With storage switched off, even reading the property throws. */
export function readStorage(name: StorageName, key: string): string | null {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it worked: storage may be full or switched off. */
export function writeStorage(name: StorageName, key: string, value: string): boolean {
  try {
    globalThis[name].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Makes room. Storage that is switched off holds nothing. */
export function removeStorage(name: StorageName, key: string): void {
  try {
    globalThis[name].removeItem(key);
  } catch {
    // Nothing is there.
  }
}
