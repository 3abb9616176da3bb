/** Terms that job descriptions ask for by name; spellings of one thing are in one entry. */
const TERMS = `
javascript,js,ecmascript|typescript,ts|python|java|kotlin|swift|objective-c|c++,cpp|c#,csharp|golang,go|rust|ruby|ruby on rails,rails|php|laravel|perl|scala|elixir|haskell|r|matlab|julia|dart|flutter|lua|bash,shell scripting|powershell|vba|cobol|sql|t-sql|pl/sql|nosql
html,html5|css,css3|sass,scss|tailwind,tailwind css|react,react.js,reactjs|react native|vue,vue.js,vuejs|angular,angularjs|svelte|next.js,nextjs|nuxt|node.js,nodejs,node|express,express.js|nestjs|django|flask|fastapi|spring,spring boot|.net,dotnet,asp.net|graphql|rest,rest api,rest apis,restful|grpc|websockets|webpack|vite
postgresql,postgres|mysql|mariadb|oracle|sql server,mssql|sqlite|mongodb|redis|cassandra|dynamodb|elasticsearch,elastic|snowflake|bigquery|redshift|databricks|kafka|rabbitmq|airflow|spark,apache spark|hadoop|dbt|etl|data warehouse,data warehousing|data modeling,data modelling|data pipelines,data pipeline
aws,amazon web services|azure,microsoft azure|gcp,google cloud|docker|kubernetes,k8s|terraform|ansible|jenkins|github actions|gitlab ci|ci/cd,continuous integration|linux|unix|nginx|prometheus|grafana|datadog|observability|microservices|serverless|devops|sre,site reliability|git|github|gitlab|jira|confluence
machine learning,ml|deep learning|artificial intelligence,ai|nlp,natural language processing|computer vision|pytorch|tensorflow|scikit-learn|pandas|numpy|llm,llms|data analysis,data analytics|data science|statistics|a/b testing|forecasting|tableau|power bi|looker|excel,microsoft excel|google analytics|spss|sas
unit testing,unit tests|test automation|tdd,test-driven development|selenium|cypress|playwright|qa,quality assurance|accessibility,wcag|security|penetration testing|owasp|gdpr|iso 27001|iso 9001|soc 2|hipaa|pci dss
agile|scrum|kanban|safe|prince2|pmp|waterfall|product management|product owner|project management|program management|stakeholder management|roadmap,roadmaps,roadmapping|okrs,okr|change management|risk management|budgeting,budget management|procurement|vendor management|lean|six sigma|process improvement|business analysis|requirements analysis|ms project|microsoft office,ms office
figma|sketch|adobe xd|photoshop|illustrator|indesign|after effects|premiere|ux,user experience,ux design|ui,ui design|user research|wireframing,wireframes|prototyping|design systems,design system|typography|branding|autocad|solidworks|revit|catia
seo|sem|ppc|google ads|content marketing|email marketing|social media|copywriting|crm|salesforce|hubspot|marketo|lead generation|market research|public relations|event management|campaign management|e-commerce,ecommerce|shopify|wordpress
sales|b2b|b2c|account management|business development|negotiation|cold calling|customer success|customer service,customer support|key account management|retail|merchandising|point of sale
accounting|bookkeeping|auditing,audit|financial analysis|financial modeling,financial modelling|financial reporting|ifrs|gaap|us gaap|taxation,tax|payroll|accounts payable|accounts receivable|sap|quickbooks|xero|erp|netsuite|treasury|compliance|due diligence|mergers and acquisitions,m&a|valuation|cpa|cfa|acca
recruiting,recruitment|talent acquisition|onboarding|employee relations|performance management|hris|workday|learning and development|coaching|mentoring|leadership|people management,team management|public speaking|teaching|curriculum development|classroom management
nursing|patient care|clinical trials|gcp guidelines|gmp|emr,electronic medical records|epic|cpr|first aid|phlebotomy|pharmacology|medical coding|icd-10|laboratory
logistics|supply chain,supply chain management|inventory management|warehouse management|forklift|dispatching|quality control|maintenance|cnc|welding|plc|electrical installation|hvac|lean manufacturing|driving licence,driving license,driver's license
legal research|contract drafting|contract law|litigation|intellectual property|paralegal|grant writing|fundraising|policy analysis|translation|interpreting|proofreading|editing|journalism|photography|video editing|podcasting
english|german|french|spanish|portuguese|italian|dutch|polish|russian|mandarin,chinese|japanese|korean|arabic|hindi|turkish
`;

/** Spellings by their common name: the first of each entry. */
export const commonNames: ReadonlyMap<string, string> = new Map(
  TERMS.trim()
    .split(/[|\n]/)
    .flatMap((entry) => {
      const spellings = entry.split(',');
      return spellings.map((spelling) => [spelling, spellings[0] ?? spelling] as const);
    }),
);

/** Names so short or so common that only their own capitals tell them from a word. */
export const NEEDS_CAPITALS: ReadonlySet<string> = new Set([
  'go',
  'r',
  'ai',
  'ml',
  'ts',
  'js',
  'safe',
  'rest',
  'spring',
  'express',
  'sketch',
  'excel',
  'oracle',
  'spark',
  'lean',
  'epic',
  'node',
  'rails',
  'swift',
  'dart',
  'elastic',
  'premiere',
  'illustrator',
  'workday',
  'react',
  'rust',
  'shell',
  'ui',
  'ux',
]);
