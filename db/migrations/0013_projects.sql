CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"brief" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "projects_own" ON "projects" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "creations_in_project" ON "creations" USING btree ("project_id","id") WHERE project_id is not null;--> statement-breakpoint
CREATE TRIGGER refuse_deleted_account BEFORE INSERT ON projects
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account();
