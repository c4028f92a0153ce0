import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getJson } from '../api/client.ts';
import type { Facets, Principal } from '../api/schema.ts';
import { SamplesButton } from '../bank/samples-button.tsx';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import { ExampleQuestion } from './example-question.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './welcome-page.module.css';
import { welcomeStrings as texts } from './welcome-strings.ts';

/** The front page: what the product is, a question to try, and what to do first in each role. */
export function WelcomePage({ principal }: { principal: Principal | undefined }) {
  usePageTitle(texts.title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{strings.product}</h1>
        <p>{texts.claim}</p>
      </header>
      <ExampleQuestion />
      <section className={styles.roles} aria-labelledby="roles">
        <h2 id="roles">{texts.roles.title}</h2>
        <ul>
          {texts.roles.list.map(({ area, name, text, action, to }) => (
            <li key={area}>
              <Icon name={area} size={24} />
              <h3>{name}</h3>
              <p>{text}</p>
              {area === 'make' && principal && <BankState />}
              <Link to={to} className={styles.action}>
                {action}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <HowItWorks />
      {principal === undefined && (
        <p className={styles.signIn}>
          {texts.join} <Link to="/join">{texts.joinAction}</Link>
          <span aria-hidden="true"> · </span>
          {texts.signIn} <Link to="/settings">{texts.signInAction}</Link>
        </p>
      )}
    </div>
  );
}

/** The number of questions in the bank or, if it is empty, the button that fills it with samples. */
function BankState() {
  const { data: facets } = useQuery({
    queryKey: ['welcome', 'bank'],
    queryFn: ({ signal }) => getJson<Facets>('/api/v1/bank/facets', {}, signal),
    retry: false,
  });
  if (facets === undefined) return null;
  return (
    <div className={styles.fact}>
      <p>{facets.total > 0 ? texts.bankCount(facets.total) : texts.emptyBank}</p>
      {facets.total === 0 && <SamplesButton />}
    </div>
  );
}
