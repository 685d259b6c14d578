CREATE TABLE "row_counts" (
	"table_name" text NOT NULL,
	"id" bigserial NOT NULL,
	"change" bigint NOT NULL,
	CONSTRAINT "row_counts_table_name_id_pk" PRIMARY KEY("table_name","id")
);

--> statement-breakpoint
-- Every 64th change puts together those that no other transaction is putting together. It waits for none: what is locked
-- is left for later, and the sum stays the same. Only where a statement sees what was committed before it: elsewhere a
-- change that is gone would break the transaction off.
CREATE FUNCTION "note_row_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "rows" bigint;
  "turn" bigint;
BEGIN
  SELECT count(*) INTO "rows" FROM "changed";
  IF "rows" = 0 THEN RETURN NULL; END IF;
  INSERT INTO "row_counts" ("table_name", "change")
  VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN "rows" ELSE -"rows" END) RETURNING "id" INTO "turn";
  IF "turn" % 64 = 0 AND current_setting('transaction_isolation') = 'read committed' THEN
    WITH "free" AS (
      SELECT "id" FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "row_counts" USING "free"
      WHERE "row_counts"."table_name" = TG_TABLE_NAME AND "row_counts"."id" = "free"."id" RETURNING "change"
    )
    INSERT INTO "row_counts" ("table_name", "change")
    SELECT TG_TABLE_NAME, sum("change") FROM "gone" HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "forget_row_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_made" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_gone" AFTER DELETE ON "users"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_emptied" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_made" AFTER INSERT ON "payments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_gone" AFTER DELETE ON "payments"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_emptied" AFTER TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count();
--> statement-breakpoint
INSERT INTO "row_counts" ("table_name", "change") SELECT 'users', count(*) FROM "users";
--> statement-breakpoint
INSERT INTO "row_counts" ("table_name", "change") SELECT 'payments', count(*) FROM "payments";
