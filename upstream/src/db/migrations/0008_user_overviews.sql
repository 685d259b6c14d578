CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "user_overviews" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"subscription_id" integer,
	"plan_id" integer,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"goq" boolean NOT NULL,
	"discord" boolean NOT NULL,
	"devices" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_overviews_role_user_id_index" ON "user_overviews" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_joined_at_user_id_index" ON "user_overviews" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_goq_user_id_index" ON "user_overviews" USING btree ("goq","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_discord_user_id_index" ON "user_overviews" USING btree ("discord","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_devices_user_id_index" ON "user_overviews" USING btree ("devices","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_plan_up" ON "user_overviews" USING btree ("plan_id","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_plan_down" ON "user_overviews" USING btree ("plan_id" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_start_up" ON "user_overviews" USING btree ("starts_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_start_down" ON "user_overviews" USING btree ("starts_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_end_up" ON "user_overviews" USING btree ("expires_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_end_down" ON "user_overviews" USING btree ("expires_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_search" ON "user_overviews" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- The letters and what stands for each are those of `fold-text.ts`; a test holds the two together.
CREATE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate("given",
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaæceeeeiiiiðnoooooouuuuyþaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhħiiiiiiiiiiĳjjkkllllllŀllnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzz'))
$$;
--> statement-breakpoint
-- The rows are locked before they are read, so that of two changes of one user neither is lost.
CREATE FUNCTION "refresh_user_overviews"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "user_overviews" WHERE "user_id" = ANY("ids") ORDER BY "user_id" FOR UPDATE;
  INSERT INTO "user_overviews"
  SELECT "users"."id", "users"."role", "users"."created_at",
    fold_text(concat_ws(' ', "users"."email", "users"."first_name", "users"."last_name", "users"."discord")),
    "last"."id", "last"."plan_id", "last"."starts_at", "last"."expires_at",
    coalesce("last"."goq", false), coalesce("last"."discord", false),
    (SELECT count(*) FROM "devices" WHERE "devices"."user_id" = "users"."id")
  FROM "users"
  LEFT JOIN LATERAL (
    SELECT * FROM "subscriptions" WHERE "subscriptions"."user_id" = "users"."id"
    ORDER BY "expires_at" DESC, "starts_at" DESC, "id" DESC LIMIT 1
  ) AS "last" ON true
  WHERE "users"."id" = ANY("ids")
  ORDER BY "users"."id"
  ON CONFLICT ("user_id") DO UPDATE SET
    "role" = excluded."role", "joined_at" = excluded."joined_at", "search_text" = excluded."search_text",
    "subscription_id" = excluded."subscription_id", "plan_id" = excluded."plan_id",
    "starts_at" = excluded."starts_at", "expires_at" = excluded."expires_at",
    "goq" = excluded."goq", "discord" = excluded."discord", "devices" = excluded."devices";
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY(SELECT "id" FROM "changed"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY[new."id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY(SELECT DISTINCT "user_id" FROM "changed"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_both_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY[old."user_id", new."user_id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_users();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE OF "email", "first_name", "last_name", "discord", "role", "created_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION overview_user();
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE ON "subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_gone" AFTER DELETE ON "subscriptions"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "devices"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE OF "user_id" ON "devices"
  FOR EACH ROW WHEN (old."user_id" <> new."user_id") EXECUTE FUNCTION overview_both_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_gone" AFTER DELETE ON "devices"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
SELECT refresh_user_overviews(ARRAY(SELECT "id" FROM "users"));
