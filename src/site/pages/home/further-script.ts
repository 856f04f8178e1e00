// The script of what comes to life further down on home, once somebody is near.
export { JoinForm } from '../../community/EmailForm.tsx';
export { GuideOpener } from '../../community/GuideOpener.tsx';
export { enliven } from '../../guide/code-index.ts';
