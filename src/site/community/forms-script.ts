// The script of the forms on home, which come to life once somebody is near.
export { JoinForm } from './EmailForm.tsx';
export { GuideOpener } from './GuideOpener.tsx';
