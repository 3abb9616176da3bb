import type { Metadata } from 'next';
import { PlainPage } from '@/components/landing/plain-page';
import { services } from '@/components/landing/services-text';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Privacy',
  description: `What ${site.name} keeps, which services it uses, and what each of them is sent.`,
  alternates: { canonical: '/privacy' },
};

export default function PrivacyPage() {
  return (
    <PlainPage
      title="Privacy"
      lead="What we keep, who else receives data, and how to delete it. No ads, no trackers."
    >
      <h2>What we keep</h2>
      <ul>
        <li>Your account: email address, name and picture, kept by the sign-in service.</li>
        <li>Your history: what you made, the prompt, the type and the date.</li>
        <li>Your conversations with the companion.</li>
        <li>Your voices: a name, and how you write in a few lines. The samples aren’t kept.</li>
        <li>The verses you bookmark, and your notes on them.</li>
        <li>A daily count of your runs, for the daily allowance.</li>
      </ul>
      <p>
        We never store your resume; its review stays in your history. A photo you upload is used
        only to remove its background; the result stays in your history. Every answer is also kept
        for a day, so that a repeated request isn’t counted twice.
      </p>
      <h2>Who sees it</h2>
      <p>
        Only you. A picture becomes public only when you publish it. Then anyone can see it and its
        prompt until you make it private again. It then moves to a new address, and the old one
        stops working. Your other pictures have addresses that can’t be guessed.
      </p>
      <h2>Services we use</h2>
      <p>
        Each service below receives only what it needs, and only when you use a tool that depends on
        it. Some sites run without some of them; a built-in part then does the work, and nothing
        leaves the server.
      </p>
      <dl className="border-line border-t">
        {services.map(({ name, purpose, sent }) => (
          <div key={name} className="border-line border-b py-5">
            <dt className="font-semibold">{name}</dt>
            <dd>{purpose}</dd>
            <dd className="text-ink-soft mt-1 text-base">Receives: {sent}</dd>
          </div>
        ))}
      </dl>
      <p>
        Verses of the Bhagavad Gita are part of this site. Only a question you ask about them goes
        to the service that writes, with the verses that fit it.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        The sign-in service’s cookies, which keep you signed in, your choice of theme and colour,
        unsent chat drafts, the verse you read last, and the options and sources you chose for
        articles. Nothing else, so there is no cookie banner.
      </p>
      <h2>Deleting your data</h2>
      <p>
        Delete one creation, or everything you made, on your dashboard, where you can also download
        all of it as one file. Deleting your account in your profile deletes everything that belongs
        to it; only its id is kept for one more day, so that nothing can be added to it. For
        anything else, email <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> from
        your account’s address.
      </p>
    </PlainPage>
  );
}
