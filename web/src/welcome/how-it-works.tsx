import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import photo from './example-photo.webp';
import styles from './how-it-works.module.css';
import { welcomeStrings } from './welcome-strings.ts';

const texts = welcomeStrings.examples;

/** Two examples for people who make and check questions: a photo with what was read from it, and an item to decide on. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="examples">
      <h2 id="examples">{texts.title}</h2>
      <div className={styles.cards}>
        <article>
          <h3>{texts.photo.title}</h3>
          <img src={photo} alt={texts.photo.alt} width="640" height="329" loading="lazy" />
          <p>{texts.photo.text}</p>
          <pre>{texts.photo.tex}</pre>
        </article>
        <WaitingItem />
      </div>
    </section>
  );
}

/** A question with a wrong number. Visitors see what each decision leads to; nothing is stored. */
function WaitingItem() {
  const [decided, setDecided] = useState<string>();
  const { title, question, solution, finding, prompt, decisions } = texts.review;
  const result = decisions.find(({ name }) => name === decided)?.result;
  return (
    <article>
      <h3>{title}</h3>
      <p className={styles.paper}>{question}</p>
      <p className={styles.paper}>{solution}</p>
      <p className={styles.finding}>
        <Icon name="alert" size={18} />
        {finding}
      </p>
      <p>{prompt}</p>
      <div className={styles.decisions}>
        {decisions.map(({ name }) => (
          <Button key={name} aria-pressed={name === decided} onClick={() => setDecided(name)}>
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </article>
  );
}
