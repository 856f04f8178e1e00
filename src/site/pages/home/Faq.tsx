import type { JSX } from 'react';
import { faq } from '#words/pages/home.ts';
import { SPACE } from '#words/text.ts';
import { href } from '../../lib/href.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Section } from '../../ui/Section.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';
import styles from './Faq.module.css';

/** Three questions that unfold. */
export function Faq(): JSX.Element {
  return (
    <Section id="faq" title={faq.title}>
      <div className={`${kit.rows} ${styles.questions}`}>
        {faq.questions.map(({ question, answer, link }) => (
          <Disclosure
            key={question}
            look="line"
            show={
              <h3>
                <Unbroken text={question} />
              </h3>
            }
          >
            <p className={looks.measure}>
              {answer}
              {SPACE}
              {link && <a href={href(link.href)}>{link.label}</a>}
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
