import { createContext, type RefObject } from 'react';

/** The leather that the code stands on, over which the answer sews its threads. */
export const StrapContext = createContext<RefObject<HTMLElement | null>>({ current: null });
