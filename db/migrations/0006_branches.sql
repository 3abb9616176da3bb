ALTER TABLE "messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', left(text, 20000)) || to_tsvector('english', left(text, 20000)))) STORED;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "active_id" uuid;--> statement-breakpoint
CREATE INDEX "messages_by_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");