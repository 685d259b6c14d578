CREATE TABLE "dropinfo_filters" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"position" integer NOT NULL,
	"sport_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"league_ids" integer[] DEFAULT '{}'::integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropinfos" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"match_id" integer NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"bookmaker" text NOT NULL,
	"from_odds" double precision NOT NULL,
	"to_odds" double precision NOT NULL,
	"line" double precision,
	"opposite_from_odds" double precision,
	"opposite_to_odds" double precision,
	"opposite_line" double precision,
	"drop" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"timebetween" integer NOT NULL,
	CONSTRAINT "dropinfos_uid_unique" UNIQUE("uid"),
	CONSTRAINT "dropinfos_match_id_market_selection_line_unique" UNIQUE NULLS NOT DISTINCT("match_id","market","selection","line")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sport_id" integer NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"flag" text,
	"logo" text,
	"season" text,
	"is_editable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "leagues_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"home_team_id" integer NOT NULL,
	"away_team_id" integer NOT NULL,
	"day" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"round_name" text,
	"referee_display_name" text,
	"goal_home" integer,
	"goal_away" integer,
	"half_time_goal_home" integer,
	"half_time_goal_away" integer,
	"shots_home" integer,
	"shots_away" integer,
	"shots_on_goal_home" integer,
	"shots_on_goal_away" integer,
	"yellow_home" integer,
	"yellow_away" integer,
	"red_home" integer,
	"red_away" integer,
	"corners_home" integer,
	"corners_away" integer,
	"fouls_home" integer,
	"fouls_away" integer,
	CONSTRAINT "matches_season_id_home_team_id_away_team_id_day_unique" UNIQUE("season_id","home_team_id","away_team_id","day")
);
--> statement-breakpoint
CREATE TABLE "odds" (
	"id" serial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"line" double precision,
	"bookmaker" text NOT NULL,
	"opening" double precision NOT NULL,
	"current" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "odds_match_id_market_selection_line_bookmaker_unique" UNIQUE NULLS NOT DISTINCT("match_id","market","selection","line","bookmaker")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"price_grosz" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"sees_every_nth_tip" integer NOT NULL,
	"sale_percent" double precision,
	"sale_ends_at" timestamp (3) with time zone,
	"is_limited" boolean DEFAULT false NOT NULL,
	"limited_total" integer,
	"sold_until" timestamp (3) with time zone,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" serial PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"shirt_number" integer NOT NULL,
	CONSTRAINT "players_team_id_shirt_number_unique" UNIQUE("team_id","shirt_number")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" integer NOT NULL,
	"year" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "seasons_league_id_year_unique" UNIQUE("league_id","year")
);
--> statement-breakpoint
CREATE TABLE "sports" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sports_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"goq" boolean DEFAULT false NOT NULL,
	"discord" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	CONSTRAINT "teams_country_name_unique" UNIQUE("country","name")
);
--> statement-breakpoint
CREATE TABLE "tip_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"position" integer NOT NULL,
	"original" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"position" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"tip" text NOT NULL,
	"exchange" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"idx" integer NOT NULL,
	"author_id" integer,
	"title" text NOT NULL,
	"tip" text NOT NULL,
	"tip_type" text NOT NULL,
	"tip_status" text DEFAULT 'tip_active' NOT NULL,
	"cancel_reason" text,
	"exchange" double precision NOT NULL,
	"rate" double precision NOT NULL,
	"ewk" double precision,
	"quality_value" double precision,
	"date" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"description" text,
	CONSTRAINT "tips_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "user_leagues" (
	"user_id" integer NOT NULL,
	"league_id" integer NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_leagues_user_id_league_id_unique" UNIQUE("user_id","league_id")
);
--> statement-breakpoint
CREATE TABLE "user_logs" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"author_id" integer,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"uid" text NOT NULL,
	"password_hash" text NOT NULL,
	"tokens" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"role" text DEFAULT 'user' NOT NULL,
	"first_name" text,
	"last_name" text,
	"discord" text,
	"notes" text,
	"show_mevip_sub_info" boolean DEFAULT false NOT NULL,
	"limited_applied" boolean DEFAULT false NOT NULL,
	"want_dropinfo_push" boolean DEFAULT false NOT NULL,
	"want_chatgpt_tips_push" boolean DEFAULT false NOT NULL,
	"want_default_tips_push" boolean DEFAULT false NOT NULL,
	"want_special_tips_push" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
ALTER TABLE "dropinfos" ADD CONSTRAINT "dropinfos_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds" ADD CONSTRAINT "odds_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_images" ADD CONSTRAINT "tip_images_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_matches" ADD CONSTRAINT "tip_matches_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_leagues" ADD CONSTRAINT "user_leagues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_leagues" ADD CONSTRAINT "user_leagues_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dropinfos_created_at_index" ON "dropinfos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "matches_league_id_date_index" ON "matches" USING btree ("league_id","date");--> statement-breakpoint
CREATE INDEX "matches_date_index" ON "matches" USING btree ("date");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_expires_at_index" ON "subscriptions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tips_idx_index" ON "tips" USING btree ("idx");--> statement-breakpoint
CREATE INDEX "tips_created_at_index" ON "tips" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_logs_user_id_created_at_index" ON "user_logs" USING btree ("user_id","created_at");