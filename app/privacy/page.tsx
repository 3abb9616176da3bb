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
      lead="What is kept, who else receives something, and how to have it removed. There are no ads and no trackers here."
    >
      <h2>What is kept</h2>
      <ul>
        <li>Your account: email address, name and picture, kept by the sign-in service.</li>
        <li>Your history: what you made, the prompt, the type and the date.</li>
        <li>Your conversations with the companion.</li>
        <li>A daily count of runs, so that the allowance is fair.</li>
      </ul>
      <p>
        A resume is read for its text and then let go; the review stays in your history. A photo you
        upload is used to remove its background; the result stays in your history. Every answer is
        also kept for a day, so that a repeated request gets it again and is not counted twice.
      </p>
      <h2>Who sees it</h2>
      <p>
        You. A picture becomes public only when you make it public, and then anybody can see it
        together with its prompt until you make it private again. Other pictures stay at addresses
        that cannot be guessed.
      </p>
      <h2>Who else receives something</h2>
      <p>
        Each service below is sent only what it needs, and only when you use the tool it stands
        behind. Whoever runs this site may leave some of them out; a part that is built in then does
        the work, and nothing leaves the server.
      </p>
      <dl className="border-line border-t">
        {services.map(({ name, purpose, sent }) => (
          <div key={name} className="border-line border-b py-5">
            <dt className="font-semibold">{name}</dt>
            <dd>{purpose}</dd>
            <dd className="text-ink-soft mt-1 text-base">Is sent: {sent}</dd>
          </div>
        ))}
      </dl>
      <p>Verses of the Bhagavad Gita are part of this site; asking for one tells nobody.</p>
      <h2>What your browser keeps</h2>
      <p>
        The sign-in service’s cookies, needed to keep you signed in, your choice of theme and
        colour, and what you have typed into the chat and not sent. Nothing else, so there is no
        banner to click away.
      </p>
      <h2>Having it removed</h2>
      <p>
        Delete one creation, or everything you made, on your dashboard, where you can also take all
        of it along as one file. Deleting your account in your profile removes everything that
        belongs to it. For anything else, write to{' '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> from the address of your
        account.
      </p>
    </PlainPage>
  );
}
