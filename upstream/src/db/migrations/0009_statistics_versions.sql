ALTER TABLE "users" ADD COLUMN "choices_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Where the statistics stand. The row moves once with every transaction that writes leagues, seasons, teams or matches,
-- whoever writes them, and becomes visible with what that wrote.
CREATE TABLE "statistics_version" (
	"only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "statistics_version" ("version") VALUES (1);
--> statement-breakpoint
-- Transactions that have written and are not at their end. The version is moved as the last thing before a commit:
-- moved sooner, its row would be held while the transaction waits for others, which then might wait for it.
CREATE TABLE "statistics_writers" ("transaction" xid8 PRIMARY KEY);
--> statement-breakpoint
CREATE FUNCTION "note_statistics_writer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "statistics_writers" VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "move_statistics_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "statistics_version" SET "version" = "version" + 1;
  DELETE FROM "statistics_writers" WHERE "transaction" = new."transaction";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "move_version" AFTER INSERT ON "statistics_writers"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_statistics_version();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "leagues"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "seasons"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "teams"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "matches"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE FUNCTION "move_choices_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" SET "choices_version" = "choices_version" + 1 WHERE "id" IN (old."user_id", new."user_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "move_version" AFTER INSERT OR UPDATE OR DELETE ON "user_leagues"
  FOR EACH ROW EXECUTE FUNCTION move_choices_version();
--> statement-breakpoint
CREATE TRIGGER "move_version" AFTER INSERT OR UPDATE OR DELETE ON "autofilters"
  FOR EACH ROW EXECUTE FUNCTION move_choices_version();
