import { mount } from '../lib/mount.tsx';
import { Home } from './Home.tsx';

mount(<Home />);
