import { mount } from '../lib/mount.tsx';
import { Home } from './Home.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

mount(<Home />, UnexpectedError);
