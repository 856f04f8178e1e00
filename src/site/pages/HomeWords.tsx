import type { JSX } from 'react';
import { faq, howTo } from '../../content/home-sections.ts';
import { Section } from '../ui/Section.tsx';

/** Steps and questions in their plainest form. */
export function HomeWords(): JSX.Element {
  return (
    <>
      <Section id="how-to" title={howTo.title}>
        <ol>
          {howTo.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="faq" title="Questions">
        {faq.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Section>
    </>
  );
}
