import type { Metadata } from 'next';
import { PlainPage } from '@/components/landing/plain-page';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Terms',
  description: `The rules for using ${site.name}, in plain words.`,
  alternates: { canonical: '/terms' },
};

export default function TermsPage() {
  return (
    <PlainPage title="Terms" lead="The short version of our terms.">
      <h2>What you make is yours</h2>
      <p>
        You keep your rights in what you put in and in what you make. By publishing a picture, you
        allow this site to show it, with its prompt, to anyone.
      </p>
      <h2>Check before you use it</h2>
      <p>
        AI models make mistakes, and sound sure of them. Check facts, names and figures before you
        use them. A resume review is advice, not a promise of a job. What the companion says about
        decentralised finance is information, not financial advice.
      </p>
      <h2>What isn’t allowed</h2>
      <ul>
        <li>Anything against the law, or that helps someone break it.</li>
        <li>Sexual content involving minors, and anything that harasses or threatens people.</li>
        <li>Pictures that pass for real people without their consent.</li>
        <li>Getting around the daily allowance, or disrupting the service for others.</li>
      </ul>
      <p>
        Published pictures that break these rules are hidden, and accounts that keep breaking them
        are closed.
      </p>
      <h2>Other people’s work</h2>
      <p>
        Lyrics, book descriptions, covers and dictionary entries belong to their owners. They are
        shown with their source, for personal use.
      </p>
      <h2>Allowances</h2>
      <p>
        Each plan has a number of runs a day, counted from midnight UTC. A run that gives you
        nothing isn’t counted. Looking things up is always free.
      </p>
      <h2>As it is</h2>
      <p>
        The service comes with no guarantee that it is always available or always right. Keep your
        own copies of what matters to you.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
      </p>
    </PlainPage>
  );
}
