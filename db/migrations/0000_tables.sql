CREATE TABLE "creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"prompt" text NOT NULL,
	"content" text NOT NULL,
	"input" jsonb,
	"data" jsonb,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"report_count" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"media_key" text,
	"model" text,
	"source" text,
	"is_sandbox" boolean DEFAULT false NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"duration_ms" integer,
	"word_count" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', coalesce(title, '') || ' ' || prompt || ' ' || left(content, 20000)) || to_tsvector('english', coalesce(title, '') || ' ' || prompt || ' ' || left(content, 20000)))) STORED
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"user_id" text NOT NULL,
	"deck" text NOT NULL,
	"seen" integer[] NOT NULL,
	CONSTRAINT "draws_user_id_deck_pk" PRIMARY KEY("user_id","deck")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"lease" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "kept_pictures" (
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_pictures_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"creation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_creation_id_user_id_pk" PRIMARY KEY("creation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lookup_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"cards" jsonb,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"creation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_creation_id_user_id_pk" PRIMARY KEY("creation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stream_leases" (
	"user_id" text PRIMARY KEY NOT NULL,
	"leases" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "usage_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_own" ON "creations" USING btree ("user_id","is_pinned","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "creations_own_by_type" ON "creations" USING btree ("user_id","type","is_pinned","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "creations_newest" ON "creations" USING btree ("published_at","id") WHERE is_published and not is_hidden and deleted_at is null;--> statement-breakpoint
CREATE INDEX "creations_most_liked" ON "creations" USING btree ("like_count","id") WHERE is_published and not is_hidden and deleted_at is null;--> statement-breakpoint
CREATE INDEX "creations_hidden" ON "creations" USING btree ("hidden_at","id") WHERE is_hidden;--> statement-breakpoint
CREATE INDEX "creations_deleted" ON "creations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "creations_search" ON "creations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kept_pictures_expiry" ON "kept_pictures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "likes_by_user" ON "likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lookup_cache_expiry" ON "lookup_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_in_thread" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "reports_by_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "threads_own" ON "threads" USING btree ("user_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "threads_deleted" ON "threads" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "usage_days_by_day" ON "usage_days" USING btree ("day");