import styles from '@/components/landing/demo/demo.module.css';
import { Asked, Outcome } from '@/components/landing/demo/parts';

export function PicturePanel() {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="Fantasy style">A tea house above the clouds, at first light</Asked>
      <div className="bg-sunken relative min-h-60 overflow-hidden rounded-md sm:min-h-72">
        <TeaHouse />
      </div>
      <Outcome
        working="Painting, 4 s so far"
        done="1024 × 1024, and only you can see it"
        ms={1900}
      />
    </div>
  );
}

/** A drawn stand-in for a generated picture. */
function TeaHouse() {
  return (
    <svg
      viewBox="0 0 520 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A small tea house on a peak above rows of cloud, the sun rising behind it"
      className={`${styles.plating} absolute inset-0 size-full`}
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#3b3558" />
          <stop offset="0.45" stopColor="#a8606c" />
          <stop offset="0.8" stopColor="#eba467" />
          <stop offset="1" stopColor="#f8d9a0" />
        </linearGradient>
        <linearGradient id="mist" x2="0" y2="1">
          <stop stopColor="#fbe6c2" stopOpacity="0.95" />
          <stop offset="1" stopColor="#e9a57c" stopOpacity="0.5" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#fff1c9" />
          <stop offset="0.35" stopColor="#ffdf9a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffcf86" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h520v320H0z" />
      <g fill="#f7e3d0">
        <circle cx="62" cy="42" r="1.4" />
        <circle cx="128" cy="24" r="1" />
        <circle cx="214" cy="52" r="1.2" />
        <circle cx="96" cy="82" r="1" />
        <circle cx="446" cy="34" r="1.3" />
        <circle cx="486" cy="74" r="1" />
      </g>
      <circle cx="352" cy="168" r="128" fill="url(#glow)" />
      <circle cx="352" cy="168" r="37" fill="#fff3d2" />
      <path
        fill="#7d4a63"
        opacity="0.75"
        d="M0 214l64-52 44 30 58-64 66 72 54-34 72 58 66-46 96 60v82H0z"
      />
      <path
        fill="url(#mist)"
        d="M0 246c48-26 92-20 128-4 40-24 96-24 132 2 44-28 104-24 136 0 40-22 84-20 124-2v78H0z"
      />
      <path fill="#4a2f4b" d="M74 320l52-92 24-22 22-54 20 12 18-8 30 44 14 42 44 78z" />
      <path fill="#6d4058" d="M172 152l20 12 18-8 30 44-24-12-16 20-12-26-14 10z" opacity="0.8" />
      <g>
        <path fill="#2c1d31" d="M170 118h46v38h-46z" />
        <path fill="#ffd27a" d="M176 128h9v16h-9zM189 128h9v16h-9zM202 128h9v16h-9z" />
        <path
          fill="#9c3f35"
          d="M152 121c14-3 24-10 31-20h20c7 10 17 17 31 20l-4 5h-74zM176 99c7-3 12-8 15-15h4c3 7 8 12 15 15l-3 4h-28z"
        />
        <path stroke="#9c3f35" strokeWidth="2.4" d="M193 84V73" />
        <path fill="#241829" d="M164 155h58v5h-58z" />
      </g>
      <path
        fill="#31243c"
        d="M250 208c-4-10-13-11-18-7 0-8-11-11-16-4-6-4-14 0-13 7-6 1-8 7-4 11h50z"
        opacity="0.9"
      />
      <g fill="none" stroke="#2d2038" strokeWidth="2" strokeLinecap="round">
        <path d="M404 104q6-6 11 0q6-6 11 0M438 122q4-4 8 0q4-4 8 0M390 128q4-4 7 0q4-4 7 0" />
      </g>
      <path
        fill="url(#mist)"
        d="M0 284c60-30 120-22 168-2 52-30 118-26 160 0 52-26 128-26 192 4v34H0z"
      />
    </svg>
  );
}
