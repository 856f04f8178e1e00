import '../../styles/global.css';
import type { JSX } from 'react';
import { contact } from '#words/pages/contact.ts';
import { ContactForm } from '../../community/ContactForm.tsx';
import { WriteInstead } from '../../community/Join.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { Island } from '../../lib/islands.tsx';
import { Lede } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import styles from '../Pages.module.css';

/** The contact page. */
export function Contact(): JSX.Element {
  return (
    <Layout isLive>
      <div className={styles.columns}>
        <div>
          <h1>{contact.title}</h1>
          <Lede>{contact.lede}</Lede>
          <h2 className={`${kit.note} ${styles.by}`}>{contact.emailTitle}</h2>
          <a className={styles.email} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </div>
        <div>
          <Island name="contact-form">
            <ContactForm />
          </Island>
          <WriteInstead />
        </div>
      </div>
    </Layout>
  );
}
